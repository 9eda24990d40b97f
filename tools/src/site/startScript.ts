/**
 * Stands at the end of every page: starts the shell once the visitor has seen the page. Until then the processor, which
 * may be an old phone's, paints; the shell's script is fetched meanwhile (`<link rel="preload" data-start>`). It waits for the
 * image that the page gives priority to, for a frame, and for 2 s at most; not at all in a tab that nobody sees. The
 * content security policy names the digest of this text: it must not vary from page to page.
 */
export const startScript = `(function(d){var l=d.querySelector("link[data-start]"),i=d.querySelector("img[fetchpriority=high]"),t=setTimeout(start,2e3);function start(){clearTimeout(t);if(!l)return;var s=d.createElement("script");s.src=l.href;if(l.crossOrigin)s.crossOrigin=l.crossOrigin;if(l.integrity)s.integrity=l.integrity;l=null;d.head.append(s)}function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}if(d.hidden)start();else if(!i||i.complete)seen();else{i.addEventListener("load",seen);i.addEventListener("error",seen)}})(document)`;
