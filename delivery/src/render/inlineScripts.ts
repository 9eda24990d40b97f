import { beforeFirstPaint, rememberClicks } from '@site/shared/contracts';

/**
 * Stands first in the head of every page. The policy that it makes is the only one of the site's own (`trusted-types` in
 * publish/headers.ts), and a page's for good: text is never made HTML or code in it, while addresses of scripts are as free as
 * `script-src` leaves them. It is the default one since releases of any age, webpack's runtime in them and Firebase set such
 * addresses as text, and React empties elements by it.
 *
 * The content security policy names the digest of this text: it must not vary from page to page.
 */
export const headScript = `window.trustedTypes?.createPolicy("default",{createHTML:t=>t&&null,createScriptURL:t=>t});${beforeFirstPaint}`;

/**
 * Stands at the end of every page: fetches its scripts, which wait in `<template id="scripts">`, and so starts the shell,
 * once the visitor has seen the page; what is clicked meanwhile is remembered. Until then an old phone's processor paints,
 * and a slow network brings what it paints (docs/decisions/0006-start.md). Then the parts of the page that were put off
 * (`beforeFirstPaint`) have their turn as well, an eighth of them whenever the page is idle: laid out all at once they would keep
 * a tap waiting. In the end nothing tells of it.
 *
 * It waits until the browser says that the image that the page gives priority to has been shown, or on a page without one,
 * anything. Where it doesn't say so, 300 ms after the image has come; in browsers that never do, two frames after. For 2 s
 * at most; not at all in a tab that nobody sees. The content security policy names the digest of this text: it must not
 * vary from page to page.
 */
export const startScript = `${rememberClicks}(d=>{let p=d.querySelector("#scripts"),i=d.querySelector("img[fetchpriority=high]"),l="largest-contentful-paint",o,idle=f=>window.requestIdleCallback?requestIdleCallback(f,{timeout:500}):setTimeout(f),all=[...d.querySelectorAll("[data-later]")],n=0,next=()=>{let e;for(e of all.slice(n,n+=Math.ceil(all.length/8)))e.dataset.later=1;if(e)return idle(next);delete d.documentElement.dataset.arriving;for(e of all)e.dataset.later=""},start=()=>{if(!p)return;o?.disconnect();d.head.append(d.importNode(p.content,true));p=null;idle(next)},seen=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start,o?300:0)));if(d.hidden)return start();setTimeout(start,2e3);if(PerformanceObserver.supportedEntryTypes.includes(l)){o=new PerformanceObserver(e=>{if(e.getEntries().some(e=>!i||e.element==i))idle(start)});o.observe({type:l,buffered:true})}if(!i||i.complete)seen();else i.onload=i.onerror=seen})(document)`;
