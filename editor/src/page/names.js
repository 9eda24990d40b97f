// Names and landmarks for screen readers, which Decap CMS has not.

/** Attributes by selector. */
const attributes = [
  ['[class*="StyledListItemTopBar"] > button:first-child', { 'aria-label': 'Abrir ou fechar este item' }],
  ['[class*="StyledListItemTopBar"] > button:last-child', { 'aria-label': 'Remover este item' }],
  ['[aria-roledescription]', { 'aria-label': 'Mover este item', 'aria-roledescription': 'item de uma lista' }],
  ['[aria-label="Account options dropdown"]', { 'aria-label': 'Sessão' }],
  ['[aria-label="List view option"]', { 'aria-label': 'Ver em lista' }],
  ['[aria-label="Grid view option"]', { 'aria-label': 'Ver em grade' }],
  ['.Toastify__close-button', { 'aria-label': 'Fechar' }],
  ['[role="dialog"]', { 'aria-label': 'Imagens' }],
  // The file's name stands below.
  ['[class*="-CardImage"]', { alt: '' }],
  ['[class*="-ToolbarContainer"]', { role: 'region', 'aria-label': 'Barra do item' }],
  ['[class*="-Editor e"]', { role: 'main' }],
];

function setAttributes() {
  for (const [selector, wanted] of attributes)
    for (const element of document.querySelectorAll(selector))
      for (const [name, value] of Object.entries(wanted))
        if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

new MutationObserver(setAttributes).observe(document.body, { childList: true, subtree: true });
