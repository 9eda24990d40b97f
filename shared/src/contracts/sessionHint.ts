/**
 * Key of local storage under which the account package leaves, for the next page load, whether this browser has a
 * signed-in visitor: `{"firstName":"Maria"}`. A hint only: never a token, never an e-mail address.
 */
export const sessionHintKey = 'session-hint';

/**
 * Runs in the head of every page, before anything is painted: marks the page with the state of the session, so that
 * what depends on it is right from the first frame (spec 4, Auth), and one that opens at its top as `data-arriving`: what
 * is marked `data-later` then leaves line and processor to what is in view (base.css), until the page's scripts start. Who
 * reloads, goes back or follows an anchor is shown another place: there, every part has its height at once. The content
 * security policy names the digest of this text: it must not vary from page to page.
 */
export const beforeFirstPaint = `(function(d){var n="";try{n=JSON.parse(localStorage.getItem("${sessionHintKey}")).firstName}catch(e){}if(typeof n=="string"&&n){d.dataset.session="signed-in";d.style.setProperty("--session-name",JSON.stringify(n.slice(0,40)))}else d.dataset.session="signed-out";n=performance.getEntriesByType("navigation")[0];if(n&&n.type=="navigate"&&!location.hash)d.dataset.arriving=""})(document.documentElement)`;
