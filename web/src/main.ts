import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { later } from './pages/later';
import { followLinks, route } from './ui/router.svelte';
import { follow, language } from './ui/settings.svelte';
import { wakeOnTouch } from './sound/sound';
import { speak } from './words/words.svelte';

// The page comes while the words do; whether it did is seen where it is shown.
const { page } = route();
if (page in later) later[page as keyof typeof later]().catch(() => undefined);
await speak(language());
follow();
wakeOnTouch();
document.addEventListener('click', followLinks);
mount(App, { target: document.getElementById('app')! });
