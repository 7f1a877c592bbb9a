import { mount } from 'svelte';
import App from './App.svelte';
import './layout/fonts.css';
import { loadFonts } from './layout/fonts.svelte';
import './layout/theme.css';
import './layout/forms.css';
import './layout/listings.css';
import './layout/seats.css';
import './layout/theme.svelte';
import { followUse } from './wire/looking';
import { connectLobby, loadMe, session } from './wire/session.svelte';
import { language, need } from './words/language.svelte';

document.documentElement.lang = language();
followUse();
void loadFonts();
void need().then(() => mount(App, { target: document.getElementById('house')! }));
// The first response sets the guest's cookie, which the live connection needs.
void loadMe().then(() => session.banned ?? connectLobby());

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
