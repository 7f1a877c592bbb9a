import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import './look/theme.svelte';
import { listen, meet } from './wire/people.svelte';
import { language, need } from './words/language.svelte';

document.documentElement.lang = language();
void need().then(() => mount(App, { target: document.getElementById('house')! }));
// The first answer of the server brings the guest's cookie, which the live connection needs.
void meet().then(listen);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
