// Standing technician in profile, facing right. Feet at 0, about 560 tall.
import { C, circle, ellipse, g, lin, path, rect } from './lib';
import { SKIN } from './people';

const k = SKIN.brown;
export const figureDefs = lin('fu', 0, 0, 1, 0, [[0, '#9a0f25'], [0.45, '#cf1b37'], [1, C.red]]) + lin('ft', 0, 0, 1, 0, [[0, '#1b2027'], [0.6, '#343c47'], [1, '#2b323c']]) + lin('fs', 0, 0, 1, 0, [[0, k.shade], [0.5, k.base], [1, k.light]]) + lin('fh', 0, 0, 1, 0, [[0, '#c7cdd4'], [0.5, '#fff'], [1, '#eceef1']]);

export const figure = (): string => [
  ellipse(10, 0, 108, 15, { fill: '#000', 'fill-opacity': 0.4 }),
  // far leg, far arm under the board
  path('M6 -262L54 -262C58 -200 60 -150 60 -100L62 -16H28L24 -110Z', { fill: '#171b21' }), path('M26 -22H62L90 -8Q94 -6 94 0H26Z', { fill: '#241a15' }),
  path('M30 -402C50 -398 58 -376 64 -346L76 -316L132 -336L138 -316L82 -284C66 -278 54 -288 48 -302L26 -352Z', { fill: '#8e0d22' }),
  // near leg
  path('M-46 -268L50 -268C48 -220 34 -170 28 -120L24 -16H-14L-20 -118C-34 -170 -48 -220 -46 -268Z', { fill: 'url(#ft)' }), path('M-16 -22H26L54 -9Q60 -6 60 0H-16Z', { fill: '#3a2a20' }), path('M-16 -2H60', { stroke: '#0c0e12', 'stroke-width': 3 }),
  path('M-4 -252C0 -210 6 -170 8 -120L8 -30', { fill: 'none', stroke: '#0f1216', 'stroke-width': 2.5, 'stroke-opacity': 0.6 }), path('M-21 -112L27 -112', { stroke: C.n2, 'stroke-width': 9 }), path('M-21 -112L27 -112', { stroke: C.amber, 'stroke-width': 3 }),
  path('M-42 -210C-34 -214 -22 -214 -14 -208L-10 -166C-18 -160 -28 -162 -36 -168Z', { fill: '#14181d', 'fill-opacity': 0.55 }),
  // torso
  path('M-46 -398C-42 -422 -14 -434 8 -432C32 -430 46 -416 50 -394C54 -350 52 -300 52 -258L-48 -258C-56 -310 -56 -356 -46 -398Z', { fill: 'url(#fu)' }),
  path('M-53 -312H53V-298H-52Z', { fill: C.n2 }), path('M-53 -305H53', { stroke: C.amber, 'stroke-width': 4 }), path('M30 -426L42 -410L46 -312H36Z', { fill: C.n2, 'fill-opacity': 0.9 }),
  rect(-50, -264, 104, 12, { rx: 2, fill: '#0f1216' }), rect(28, -265, 16, 14, { rx: 2, fill: C.s1 }), rect(-44, -262, 22, 40, { rx: 4, fill: '#0f1216' }), path('M-39 -262V-280M-30 -262V-274', { stroke: C.s2, 'stroke-width': 4, 'stroke-linecap': 'round' }),
  // neck, head
  path('M-22 -468L24 -456L30 -424C14 -412 -14 -414 -26 -428Z', { fill: k.shade }), path('M-30 -432C-18 -440 12 -440 32 -428L26 -412C8 -420 -12 -420 -28 -416Z', { fill: '#8e0d22' }),
  path('M-26 -516C-34 -492 -26 -468 -8 -460C0 -448 16 -442 28 -444C36 -446 40 -452 39 -459C42 -461 42 -465 40 -467C43 -469 43 -472 41 -474C45 -476 51 -478 49 -483C46 -489 42 -494 41 -500L42 -516Z', { fill: 'url(#fs)' }),
  path('M-8 -460C0 -448 16 -442 28 -444C36 -446 40 -452 39 -459C30 -452 14 -456 2 -478C0 -470 -4 -464 -8 -460Z', { fill: '#2a1a14', 'fill-opacity': 0.62 }), path('M28 -462C34 -464 38 -465 41 -466', { stroke: k.deep, 'stroke-width': 2, fill: 'none', 'stroke-linecap': 'round' }),
  path('M-27 -512C-30 -496 -26 -482 -16 -474L-10 -490C-14 -500 -10 -508 -4 -514Z', { fill: '#1c1311' }), path('M-10 -496C-2 -502 6 -496 4 -486C2 -478 -4 -474 -8 -478', { fill: k.base, stroke: k.shade, 'stroke-width': 2 }),
  path('M26 -497C30 -501 36 -500 39 -496C36 -492 30 -492 26 -497Z', { fill: '#fbf6f0' }), circle(35, -496.5, 3, { fill: '#1c1210' }), path('M24 -498C30 -503 36 -502 40 -497', { fill: 'none', stroke: '#1c1210', 'stroke-width': 2.2, 'stroke-linecap': 'round' }), path('M22 -506C29 -511 36 -511 42 -508', { fill: 'none', stroke: '#1c1210', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
  // helmet
  path('M-36 -512C-38 -548 -14 -566 12 -564C36 -562 50 -544 50 -516Z', { fill: 'url(#fh)' }), path('M-6 -562C2 -550 6 -534 6 -514H20C20 -534 16 -552 10 -564Z', { fill: C.red }), path('M-38 -516H52L72 -507C72 -504 70 -503 66 -503H-36C-39 -506 -39 -512 -38 -516Z', { fill: '#d9dde3' }), path('M-36 -504H68', { stroke: C.s1, 'stroke-width': 2 }), path('M-14 -504C-14 -484 4 -456 22 -446', { fill: 'none', stroke: '#0f1216', 'stroke-width': 2.5 }),
  // clipboard, turned to the reader
  path('M92 -392L176 -414L190 -312L106 -288Z', { fill: '#0f1216' }), path('M98 -384L172 -403L184 -316L110 -296Z', { fill: C.w }), path('M122 -402L146 -408L148 -396L124 -390Z', { fill: C.s1 }),
  g({ fill: 'none', 'stroke-width': 3 }, path('M118 -372L160 -383M120 -356L166 -368M122 -340L168 -352M124 -324L154 -332', { stroke: C.s2 }), path('M106 -369L109 -366L113 -373M108 -353L111 -350L115 -357M110 -337L113 -334L117 -341', { stroke: C.red })),
  path('M108 -300C100 -304 100 -316 108 -320L128 -324C134 -322 132 -314 126 -312L134 -310C136 -304 130 -300 124 -300Z', { fill: k.base }),
  // near arm with pen
  path('M-38 -404C-22 -420 4 -414 8 -392C12 -362 10 -340 14 -318L96 -352L106 -330L24 -280C4 -270 -16 -278 -22 -300C-28 -330 -44 -380 -38 -404Z', { fill: '#d92843' }), path('M-38 -404C-44 -380 -28 -330 -22 -300C-16 -278 4 -270 24 -280L106 -330L102 -338L22 -294C2 -288 -8 -298 -12 -318C-18 -346 -26 -380 -38 -404Z', { fill: '#8e0d22', 'fill-opacity': 0.65 }), path('M-40 -372L10 -366L10 -352L-36 -357Z', { fill: C.n2 }), path('M-38 -364L10 -359', { stroke: C.amber, 'stroke-width': 4 }),
  path('M96 -354C106 -364 124 -368 132 -362C138 -358 134 -350 128 -348L116 -334C110 -328 104 -328 102 -332Z', { fill: k.light }), path('M112 -372L150 -350', { stroke: '#222831', 'stroke-width': 5, 'stroke-linecap': 'round' }), path('M150 -350L157 -346', { stroke: C.red, 'stroke-width': 3, 'stroke-linecap': 'round' }),
].join('');
