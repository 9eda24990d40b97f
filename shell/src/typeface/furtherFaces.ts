/**
 * What the rest of the typeface may have and the site's own cut does not (`siteCharacters`): letters that Portuguese does
 * not have, signs such as € and «. Not what no file of it has, such as CO₂'s figure.
 */
const further =
  /(?![ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúüªº°²³·×½–—‘’“”…])[\u00a1-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20c0\u2122\u2212]/;

interface Page {
  /** Tells of every change of the address; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back when the page has nothing better to do. */
  readonly onIdle: (callback: () => void) => void;
  readonly addFaces: () => Promise<unknown>;
}

/**
 * Adds the faces for such characters once the page says one of them, or a visitor has typed one. In every page's styles
 * they would cost all visitors what hardly any needs; until they come, and where they don't, one is set in the fallback.
 */
export function addFacesWhenNeeded({ subscribe, onIdle, addFaces }: Page): void {
  let isAsked = false;
  const addWhenSaid = async (text: string) => {
    if (isAsked || !further.test(text)) return;
    isAsked = true;
    try {
      await addFaces();
      unsubscribe();
      document.removeEventListener('input', onInput);
    } catch {
      // The network may be back by the next time.
      isAsked = false;
    }
  };
  const look = () => onIdle(() => void addWhenSaid(document.body.textContent));
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) void addWhenSaid(target.value);
  };
  const unsubscribe = subscribe(look);
  document.addEventListener('input', onInput);
  look();
}
