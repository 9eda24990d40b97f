/**
 * Runs in the head of every page, before anything is painted: marks the page with the state of the session, so that
 * what depends on it is right from the first frame. It reads only the hint that the account package keeps, which holds
 * a first name and nothing else. The content security policy names the digest of this text: it must not vary.
 */
export const beforeFirstPaint = `(function(d){var n="";try{n=JSON.parse(localStorage.getItem("session-hint")).firstName}catch(e){}if(typeof n=="string"&&n){d.dataset.session="signed-in";d.style.setProperty("--session-name",JSON.stringify(n.slice(0,40)))}else d.dataset.session="signed-out"})(document.documentElement)`;
