import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { followLinks } from './lib/router.svelte';
import { follow, language } from './lib/settings.svelte';
import { wakeOnTouch } from './lib/sound';
import { speak } from './lib/words.svelte';

await speak(language());
follow();
wakeOnTouch();
document.addEventListener('click', followLinks);
mount(App, { target: document.getElementById('app')! });
