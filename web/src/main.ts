import "@fontsource-variable/archivo/wght.css";
import "@fontsource/zilla-slab/600.css";
import "@fontsource/zilla-slab/700.css";
import "./shell/styles/tokens.css";
import "./shell/styles/layers.css";
import "./shell/styles/base.css";
import "./shell/styles/utilities.css";
import { mount } from "svelte";
import App from "./shell/App.svelte";
import { firstLanguage, messages } from "./shell/text/i18n.svelte";
import { settings } from "./shell/visitor/settings.svelte";

settings.paint();
await messages.use(firstLanguage());
mount(App, { target: document.getElementById("app")! });
