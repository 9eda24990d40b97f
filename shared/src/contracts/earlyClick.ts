/**
 * Stands in every page before the code of any part of it: keeps the button of the last click in `window.earlyClick` (null
 * after a click elsewhere) for whoever hydrates it. It does so a moment later: a click that hydrates its own button, and is
 * then heard, is not one that was missed. What submits a form is left out: the browser itself answers that.
 */
export const rememberClicks =
  'document.addEventListener("click",function(e){var b=e.target.closest("button[type=button]");window.earlyClick=null;setTimeout(function(){window.earlyClick=b})},true);';
