import "@fontsource-variable/archivo/wght.css";
import "@fontsource/zilla-slab/600.css";
import "@fontsource/zilla-slab/700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, messages } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

settings.paint();
await messages.use(firstLanguage());
mount(App, { target: document.getElementById("app")! });
