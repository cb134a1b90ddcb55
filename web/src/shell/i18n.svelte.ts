/** The messages in five languages, from the same files as the terminal's; English where a language has a gap. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../games/wsdv/components";
import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../generated/*.ftl", { query: "?raw", import: "default" });
const FALLBACK: Language = "en";

async function load(language: Language): Promise<FluentBundle> {
  const source = await files[`../generated/${language}.ftl`]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

class Messages {
  language = $state<Language>(FALLBACK);
  private bundles = $state.raw<FluentBundle[]>([]);

  /** Reads the messages of a language and switches to it. */
  async use(language: Language): Promise<void> {
    const bundle = await load(language);
    this.bundles = language === FALLBACK ? [bundle] : [bundle, await load(FALLBACK)];
    this.language = language;
    settings.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  text(key: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args);
    }
    return `[${key}]`;
  }
}

export const messages = new Messages();

/** The message of a key, in the language chosen now. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return messages.text(key, args);
}

export function firstLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? FALLBACK;
}
