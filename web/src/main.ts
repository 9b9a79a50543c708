import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { followLinks } from './ui/router.svelte';
import { follow, language } from './ui/settings.svelte';
import { wakeOnTouch } from './sound/sound';
import { speak } from './words/words.svelte';

await speak(language());
follow();
wakeOnTouch();
document.addEventListener('click', followLinks);
mount(App, { target: document.getElementById('app')! });
