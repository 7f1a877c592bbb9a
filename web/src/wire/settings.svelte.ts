/** What a person prefers on this device. */

export interface Settings {
  /** Ask before a move that cannot be taken back, or only with the consent of others. */
  confirm: boolean;
  /** Ask before every final move, also against bots. */
  confirmAll: boolean;
  /** Play a move without asking where everybody can see that it is the only one. */
  auto: boolean;
  /** How long each step of the others is shown. */
  pace: 'off' | 'quick' | 'calm';
  notify: boolean;
  /** Short sounds and vibration. */
  sound: boolean;
}

const DEFAULTS: Settings = { confirm: true, confirmAll: false, auto: true, pace: 'calm', notify: false, sound: true };

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem('settings') ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(kept());

export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  localStorage.setItem('settings', JSON.stringify(settings));
}
