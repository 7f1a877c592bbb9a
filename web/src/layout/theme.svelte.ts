/** The theme: light, dark, or that of the device. */

export type Theme = 'auto' | 'light' | 'dark';

const kept = localStorage.getItem('theme');
const state = $state({ theme: (kept === 'light' || kept === 'dark' ? kept : 'auto') as Theme });

export function theme(): Theme {
  return state.theme;
}

export function setTheme(theme: Theme): void {
  state.theme = theme;
  if (theme === 'auto') {
    localStorage.removeItem('theme');
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem('theme', theme);
    document.documentElement.dataset.theme = theme;
  }
}

setTheme(state.theme);
