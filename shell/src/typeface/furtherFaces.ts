/** A letter that the site's own cut of its typeface does not have (`siteCharacters`), and the rest of the typeface may. */
const furtherLetter = /(?![ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü])[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]/;

interface Page {
  /** Tells of every change of the address; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when the page has nothing better to do. */
  readonly onIdle: (callback: () => void) => void;
  readonly addFaces: () => Promise<unknown>;
}

/**
 * Adds the faces for the letters that Portuguese does not have once the page says one of them, or a visitor has typed
 * one. In every page's styles they would cost all visitors what hardly any needs; until they come, and where they don't,
 * such a letter is set in the fallback.
 */
export function addFacesWhenNeeded({ subscribe, onIdle, addFaces }: Page): void {
  const addWhenSaid = (text: string) => {
    if (!furtherLetter.test(text)) return;
    unsubscribe();
    document.removeEventListener('input', onInput);
    addFaces().catch(() => {});
  };
  const look = () => onIdle(() => addWhenSaid(document.body.textContent));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) addWhenSaid(target.value);
  };
  const unsubscribe = subscribe(look);
  document.addEventListener('input', onInput);
  look();
}
