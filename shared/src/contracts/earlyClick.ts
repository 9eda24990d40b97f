/**
 * Stands in every page before the code of any part of it: keeps what the last click was on, a button or a checkbox, in
 * `window.earlyClick`, for whoever hydrates it. It does so a moment later: a click that hydrates its own button, and is then
 * heard, is not one that was missed.
 */
export const rememberClicks =
  'document.addEventListener("click",function(e){var t=e.target.closest("button,[type=checkbox]");setTimeout(function(){window.earlyClick=t&&{target:t,checked:t.checked}})},true);';
