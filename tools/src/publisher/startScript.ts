import { rememberClicks } from '@site/shared/contracts';

/**
 * Stands at the end of every page: fetches its scripts, which wait in `<template id="scripts">`, and so starts the shell,
 * once the visitor has seen the page; what is clicked meanwhile is remembered. Until then an old phone's processor paints,
 * and a slow network brings what it paints (docs/decisions/0006-start.md). It waits for the image that the page gives
 * priority to and for two frames, for 2 s at most; not at all in a tab that nobody sees. The content security policy
 * names the digest of this text: it must not vary from page to page.
 */
export const startScript = `${rememberClicks}(function(d){var p=d.getElementById("scripts"),i=d.querySelector("img[fetchpriority=high]"),t=setTimeout(start,2e3);function start(){clearTimeout(t);if(p)d.head.append(d.importNode(p.content,true));p=null}function seen(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(start)})})}if(d.hidden)start();else if(!i||i.complete)seen();else{i.addEventListener("load",seen);i.addEventListener("error",seen)}})(document)`;
