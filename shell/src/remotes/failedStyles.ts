/**
 * Takes those style sheets of a remote out of the page's head that are not in force, as where something on the way has
 * changed the page and its policy refuses them: webpack takes what stands there for loaded, and fetches what doesn't.
 */
export function dropFailedStyles(remote: string): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-remote="${remote}"]`)) {
    if (!style.sheet?.cssRules.length) style.remove();
  }
}
