// What the cast wears, in the same coordinates as the heads.
import { C, circle, lin, path, rect } from './lib';
import { engineer } from './people';

const SHOULDERS = 'M58 720C60 622 92 572 176 544C220 530 250 516 268 498L320 560L372 498C390 516 420 530 464 544C548 572 580 622 582 720Z';
const fold = (d: string, o = 0.35): string => path(d, { fill: 'none', stroke: '#000', 'stroke-opacity': o, 'stroke-width': 3, 'stroke-linecap': 'round' });

export const engineerDefs = lin('ej', 0, 0, 1, 0, [[0, '#343c47'], [1, '#1b2027']]);
export const engineerClothes =
  path('M262 490C270 560 300 610 320 640C340 610 370 560 378 490L430 540V720H210V540Z', { fill: C.w }) + path('M262 492C276 540 300 572 320 592C340 572 364 540 378 492', { fill: 'none', stroke: C.n2, 'stroke-width': 4 }) +
  path('M284 500C292 540 306 562 320 574C334 562 348 540 356 500L320 520Z', { fill: engineer.face.skin.base }) +
  path('M58 720C60 622 92 572 176 544C216 532 244 518 258 500C252 572 280 660 314 720Z', { fill: 'url(#ej)' }) + path('M582 720C580 622 548 572 464 544C424 532 396 518 382 500C388 572 360 660 326 720Z', { fill: '#1b2027' }) +
  path('M258 500L222 540L238 586L224 604C246 654 282 694 314 720C280 660 252 572 258 500Z', { fill: '#3d4652' }) + path('M382 500L418 540L402 586L416 604C394 654 358 694 326 720C360 660 388 572 382 500Z', { fill: '#262d36' }) +
  fold('M128 720C126 684 130 650 140 626M512 720C514 684 510 650 500 626') + path('M438 640H482V646H438Z', { fill: C.red });

export const managerDefs = lin('mj', 0, 0, 1, 0, [[0, '#5d6874'], [1, '#434d58']]);
export const managerClothes =
  path(SHOULDERS, { fill: '#eef1f4' }) + path('M262 488L320 556L286 606L228 528Z', { fill: '#fff' }) + path('M378 488L320 556L354 606L412 528Z', { fill: '#e3e7eb' }) + path('M262 488L320 556L286 606M378 488L320 556L354 606', { fill: 'none', stroke: C.s2, 'stroke-width': 3 }) +
  path('M306 556H334L344 586L338 600L352 720H288L302 600L296 586Z', { fill: C.red }) + path('M334 556L344 586L338 600L352 720H324L322 600L326 556Z', { fill: C.redD }) +
  path('M58 720C60 622 92 572 176 544C208 534 230 526 246 514C236 590 262 664 286 720Z', { fill: 'url(#mj)' }) + path('M582 720C580 622 548 572 464 544C432 534 410 526 394 514C404 590 378 664 354 720Z', { fill: '#434d58' }) +
  path('M246 514C236 590 262 664 286 720M394 514C404 590 378 664 354 720', { fill: 'none', stroke: '#303842', 'stroke-width': 7 }) + fold('M132 720C130 686 134 654 144 630M508 720C510 686 506 654 496 630', 0.25);

export const technicianDefs = lin('tj', 0, 0, 1, 0, [[0, '#cf1b37'], [0.6, C.red], [1, C.redD]]);
export const technicianClothes =
  path(SHOULDERS, { fill: 'url(#tj)' }) + path('M276 500L320 566L364 500L378 520L320 612L262 520Z', { fill: '#1b2027' }) +
  path('M262 490L320 566L282 624L236 530Z', { fill: '#d92843' }) + path('M378 490L320 566L358 624L404 530Z', { fill: '#a30f27' }) + path('M320 600V720', { stroke: C.redDD, 'stroke-width': 4 }) +
  path('M140 560L184 541L214 720H166ZM500 560L456 541L426 720H474Z', { fill: C.n2 }) + path('M154 554L168 548L196 720H182ZM486 554L472 548L444 720H458Z', { fill: C.amber }) +
  rect(356, 652, 60, 60, { rx: 4, fill: '#a30f27', stroke: C.redDD, 'stroke-width': 3 }) + path('M356 668H416', { stroke: C.redDD, 'stroke-width': 3 }) + rect(384, 632, 6, 44, { rx: 3, fill: C.n2 }) + circle(320, 654, 4, { fill: C.redDD }) + circle(320, 694, 4, { fill: C.redDD }) + fold('M110 720C108 690 112 660 122 638M530 720C532 690 528 660 518 638');

export const instructorDefs = lin('ij', 0, 0, 1, 0, [[0, '#2c343e'], [1, '#14181d']]);
export const instructorClothes =
  path(SHOULDERS, { fill: 'url(#ij)' }) + path('M258 496C276 540 300 560 320 566C340 560 364 540 382 496L392 530C372 572 346 592 320 598C294 592 268 572 248 530Z', { fill: C.red }) + path('M320 566C340 560 364 540 382 496L392 530C372 572 346 592 320 598Z', { fill: C.redD }) +
  path('M320 598V720', { stroke: '#0c0e12', 'stroke-width': 5 }) + path('M82 636C150 616 230 606 314 606V622C230 622 148 634 76 656ZM558 636C490 616 410 606 326 606V622C410 622 492 634 564 656Z', { fill: C.n2 }) + path('M79 645C149 625 230 614 314 614M561 645C491 625 410 614 326 614', { fill: 'none', stroke: C.amber, 'stroke-width': 4 }) +
  path('M270 548L312 690M370 548L330 690', { stroke: '#e5405a', 'stroke-width': 6, fill: 'none' }) + path('M304 690H338V704H326C324 716 308 716 304 704Z', { fill: C.s2, stroke: C.k1, 'stroke-width': 2 });
