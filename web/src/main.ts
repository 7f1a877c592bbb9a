import { mount } from 'svelte';
import App from './App.svelte';
import './layout/fonts.css';
import { loadFonts } from './layout/fonts.svelte';
import './layout/theme.css';
import './layout/forms.css';
import './layout/listings.css';
import { sayInvalid } from './layout/refusals';
import './layout/seats.css';
import './layout/theme.svelte';
import { loadAnew } from './router.svelte';
import { followUse } from './wire/looking';
import { connectLobby, loadMe, session } from './wire/session.svelte';
import { language, need } from './words/language.svelte';

const IDLE = 5000; // milliseconds, after which the page has what it needs

document.documentElement.lang = language();
document.addEventListener('invalid', sayInvalid, true);
followUse();
void loadFonts();
void need().then(() => mount(App, { target: document.getElementById('house')! }));
// The first response sets the guest's cookie, which the live connection needs.
void loadMe().then(() => session.banned ?? connectLobby());

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const workers = navigator.serviceWorker;
  const wasControlled = Boolean(workers.controller);
  addEventListener('load', () => void workers.register('/sw.js'));
  // The server has a newer page: this one goes on until its reader goes elsewhere.
  workers.addEventListener('controllerchange', () => wasControlled && loadAnew());
  void workers.ready.then(({ active }) => setTimeout(() => active?.postMessage('keep-rules'), IDLE));
}
