import { mount } from 'svelte';
import App from './App.svelte';
import './look/theme.css';
import './look/theme.svelte';
import { language, need } from './words/language.svelte';

document.documentElement.lang = language();
void need().then(() => mount(App, { target: document.getElementById('house')! }));
