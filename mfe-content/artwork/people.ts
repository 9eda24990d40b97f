// A small cast, built from shared anatomy so portraits and scenes show the same people.
import { C, circle, ellipse, g, lin, path, r, rect, rng } from './lib';

export type Skin = { base: string; light: string; shade: string; deep: string; lip: string };
export const SKIN: Record<'brown' | 'fair' | 'dark' | 'olive', Skin> = {
  brown: { light: '#c98d64', base: '#b87a52', shade: '#98603f', deep: '#6f412a', lip: '#8f4238' },
  fair: { light: '#f0cdb2', base: '#e4b898', shade: '#c99673', deep: '#a06a4c', lip: '#b8695c' },
  dark: { light: '#835237', base: '#70442c', shade: '#54311f', deep: '#3a2015', lip: '#532a23' },
  olive: { light: '#ecc8a0', base: '#deb388', shade: '#c19263', deep: '#936540', lip: '#b2605a' },
};
export type Face = {
  id: string; skin: Skin; eye: string; brow: string; browW?: number; female?: boolean;
  /** jaw half width and chin y move the lower face */ jaw?: number; chin?: number; age?: number; smile?: number;
};

/** Face outline around x = 320. */
const outline = (j: number, ch: number): string =>
  `M236 262C234 196 268 166 320 166C372 166 406 196 404 262C405 296 403 322 ${320 + j} 352C${320 + j - 9} 378 ${320 + 34} ${ch} 320 ${ch}C${320 - 34} ${ch} ${320 - j + 9} 378 ${320 - j} 352C237 322 235 296 236 262Z`;

export const faceDefs = (f: Face): string =>
  lin(`${f.id}s`, 0, 0, 1, 0.25, [[0, f.skin.light], [0.55, f.skin.base], [1, f.skin.shade]]) +
  lin(`${f.id}n`, 0, 0, 0, 1, [[0, f.skin.deep], [0.55, f.skin.shade], [1, f.skin.base]]);

export const neck = (f: Face, w = 40): string =>
  path(`M${320 - w} 372V446C${320 - w} 470 ${320 - w - 20} 486 ${320 - w - 44} 500L320 580L${320 + w + 44} 500C${320 + w + 20} 486 ${320 + w} 470 ${320 + w} 446V372Z`, { fill: `url(#${f.id}n)` });

export const face = (f: Face): string => {
  const j = f.jaw ?? 76, ch = f.chin ?? 422, k = f.skin, sm = f.smile ?? 4;
  const eye = (x: number, s: number): string => g({ transform: `translate(${x} 286) scale(${s} 1)` },
    path('M-19 2C-11 -10 9 -11 18 -1C10 8 -9 9 -19 2Z', { fill: '#fbf6f0' }), circle(0.5, -1.5, 8, { fill: f.eye }), circle(0.5, -1.5, 3.8, { fill: '#14100e' }), circle(3 * s, -4.5, 1.9, { fill: '#fff' }),
    path('M-20 3C-11 -11 9 -13 19 -1L17 -1.5C9 -8 -9 -7 -20 3Z', { fill: '#1d1512', stroke: '#1d1512', 'stroke-width': f.female ? 3 : 1.6, 'stroke-linejoin': 'round' }),
    f.female ? path('M18 -2L25 -7L19 1Z', { fill: '#1d1512' }) : '',
    path('M-17 -10C-8 -19 8 -20 18 -9', { fill: 'none', stroke: k.shade, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    path('M-14 11C-6 16 6 16 14 11', { fill: 'none', stroke: k.shade, 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-opacity': 0.7 }));
  const bw = f.browW ?? 8;
  const brow = (s: number): string => path(`M-25 ${-bw / 2 + 1}C-12 ${-5 - bw / 2} 10 ${-7 - bw / 2} 27 3C10 ${-5 + bw / 3} -8 ${-4 + bw / 2} -24 ${bw / 2}Z`, { fill: f.brow, transform: `translate(${320 + s * 38} 262) scale(${s} 1)` });
  const age = f.age ?? 0;
  return [
    // ears
    ellipse(235, 300, 14, 26, { fill: k.base, transform: 'rotate(-6 235 300)' }), ellipse(405, 300, 14, 26, { fill: k.shade, transform: 'rotate(6 405 300)' }),
    path('M230 288C226 298 230 312 236 316', { fill: 'none', stroke: k.shade, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path(outline(j, ch), { fill: `url(#${f.id}s)` }),
    // side plane and under-brow shade
    path(`M372 180C400 200 406 236 404 262C405 296 403 322 ${320 + j} 352C${320 + j - 9} 378 ${354} ${ch} 320 ${ch}C346 ${ch - 22} 372 372 378 332C384 292 388 232 372 180Z`, { fill: k.deep, 'fill-opacity': 0.16 }),
    ellipse(262, 330, 20, 13, { fill: k.lip, 'fill-opacity': 0.16 }), ellipse(376, 330, 18, 13, { fill: k.lip, 'fill-opacity': 0.16 }),
    // nose: bridge plane, wing, nostrils
    path('M326 278C331 300 338 320 343 334C346 345 334 350 320 350C328 342 331 330 328 312Z', { fill: k.deep, 'fill-opacity': 0.3 }),
    path('M298 342C300 351 310 350 320 352C330 350 341 351 343 341', { fill: 'none', stroke: k.deep, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    path('M317 288C316 306 314 322 313 332', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.2, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    eye(282, -1), eye(358, 1), brow(-1), brow(1),
    // mouth
    path(`M286 ${380 - sm}C300 ${374} 312 ${371} 320 ${375}C328 ${371} 340 ${374} 354 ${380 - sm}C340 ${386} 300 ${386} 286 ${380 - sm}Z`, { fill: k.lip }),
    path(`M290 ${381 - sm}C304 ${387} 336 ${387} 350 ${381 - sm}C342 ${397} 330 ${399} 320 ${399}C310 ${399} 298 ${397} 290 ${381 - sm}Z`, { fill: k.lip, 'fill-opacity': f.female ? 0.78 : 0.45 }),
    path(`M283 ${379 - sm}C300 ${386} 340 ${386} 357 ${379 - sm}`, { fill: 'none', stroke: k.deep, 'stroke-width': 2.6, 'stroke-linecap': 'round' }),
    path('M308 408C314 411 326 411 332 408', { fill: 'none', stroke: k.shade, 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.7 }),
    age ? path('M288 346C278 354 272 364 270 374M352 346C362 354 368 364 370 374', { fill: 'none', stroke: k.shade, 'stroke-width': 2.4, 'stroke-linecap': 'round', 'stroke-opacity': age }) : '',
    age > 0.7 ? path('M280 216C306 210 334 210 360 216M290 232C310 227 330 227 350 232M250 292L242 287M250 299L242 300M390 292L398 287M390 299L398 300', { fill: 'none', stroke: k.shade, 'stroke-width': 2.2, 'stroke-linecap': 'round' }) : '',
  ].join('');
};

export type Cast = { face: Face; back: string; front: string; defs: string };

/** 1. Engineer: brown skin, full curls. */
const rnd = rng(42);
const curlRing = (n: number, a0: number, a1: number, rx: number, ry: number, cy: number, size: number, fill: string): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = ((a0 + ((a1 - a0) * i) / (n - 1)) * Math.PI) / 180, q = size * (0.86 + rnd() * 0.3), w = 0.97 + rnd() * 0.06;
    const x = 320 + Math.cos(a) * rx * w, y = cy + Math.sin(a) * ry * w;
    d += `M${r(x - q, 0)} ${r(y, 0)}a${r(q, 0)} ${r(q, 0)} 0 1 1 ${r(q * 2, 0)} 0a${r(q, 0)} ${r(q, 0)} 0 1 1 -${r(q * 2, 0)} 0Z`;
  }
  return path(d, { fill });
};
const wisps = (n: number, a0: number, a1: number, rx: number, ry: number, cy: number): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = ((a0 + ((a1 - a0) * i) / (n - 1)) * Math.PI) / 180, w = 0.9 + rnd() * 0.14;
    d += `M${r(320 + Math.cos(a) * rx * w, 0)} ${r(cy + Math.sin(a) * ry * w, 0)}q${r(6 + rnd() * 6, 0)} -12 ${r(16 + rnd() * 6, 0)} -3`;
  }
  return path(d, { fill: 'none', stroke: '#6f4a3b', 'stroke-width': 3, 'stroke-linecap': 'round', 'stroke-opacity': 0.75 });
};
export const engineer: Cast = {
  face: { id: 'e', skin: SKIN.brown, eye: '#4a2d1c', brow: '#2a1a14', browW: 7, female: true, jaw: 70, chin: 418, age: 0.3, smile: 9 },
  defs: lin('eh', 0, 0, 1, 1, [[0, '#3d271f'], [1, '#1c1110']]),
  back: ellipse(320, 276, 134, 148, { fill: 'url(#eh)' }) + curlRing(26, 128, 412, 128, 142, 276, 23, '#2a1914') + curlRing(20, 140, 400, 104, 122, 270, 20, '#35211a') + wisps(20, 140, 396, 122, 138, 272),
  front: path('M234 300C224 244 240 218 268 208C300 218 352 214 366 200C396 212 414 244 406 300C422 250 418 194 386 168C348 142 292 142 256 168C222 194 218 250 234 300Z', { fill: '#35211a' }) +
    curlRing(13, 196, 344, 84, 80, 236, 18, '#3d271f') + curlRing(9, 205, 335, 66, 66, 232, 15, '#4a3026') + wisps(9, 205, 335, 74, 74, 234) +
    circle(234, 336, 5, { fill: C.amber }) + circle(406, 336, 5, { fill: C.amber }),
};

/** 2. Administrator: fair, grey hair and beard, glasses. */
export const manager: Cast = {
  face: { id: 'm', skin: SKIN.fair, eye: '#4d6272', brow: '#8b8d90', browW: 9, jaw: 78, chin: 428, age: 1, smile: 7 },
  defs: lin('mh', 0, 0, 1, 0.6, [[0, '#d6d8da'], [1, '#8d9298']]),
  back: '',
  front: // beard
    path('M238 320C240 352 246 384 266 408C284 428 300 438 320 438C340 438 356 428 374 408C394 384 400 352 402 320C396 338 390 352 380 358C368 364 360 360 346 360C334 360 328 364 320 364C312 364 306 360 294 360C280 360 272 364 260 358C250 352 244 338 238 320ZM290 378C304 372 312 372 320 374C328 372 336 372 350 378C346 392 334 399 320 399C306 399 294 392 290 378Z', { fill: 'url(#mh)', 'fill-rule': 'evenodd' }) +
    path('M266 380C274 400 288 416 304 424M374 380C366 400 352 416 336 424M320 406V430', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 3, 'stroke-linecap': 'round' }) +
    // hair, combed to the side with a receding line
    path('M232 290C218 226 232 168 278 150C300 132 372 130 396 160C420 186 420 240 408 290C404 262 400 238 390 222C376 204 360 196 344 196C316 200 288 194 272 190C256 204 242 232 240 262Z', { fill: 'url(#mh)' }) +
    path('M258 186C290 168 340 164 380 186M250 206C262 186 284 176 306 174M392 214C388 200 380 190 370 184', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    // glasses
    g({ fill: '#fff', 'fill-opacity': 0.14, stroke: C.k1, 'stroke-width': 5 }, rect(254, 268, 55, 42, { rx: 14 }), rect(331, 268, 55, 42, { rx: 14 })) + path('M309 282C314 277 326 277 331 282M254 282L234 278M386 282L406 278', { fill: 'none', stroke: C.k1, 'stroke-width': 5 }) + path('M262 300L280 274M339 300L357 274', { stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 4 }),
};

/** 3. Technician: dark skin, short hair, young. */
export const technician: Cast = {
  face: { id: 't', skin: SKIN.dark, eye: '#2a1710', brow: '#140d0b', browW: 10, jaw: 79, chin: 424, smile: 10 },
  defs: lin('th', 0, 0, 1, 0, [[0, '#2b2320'], [1, '#100c0b']]),
  back: '',
  front: path('M236 288C228 252 226 214 238 190C254 152 288 142 322 142C360 142 390 154 403 190C414 214 412 252 404 288C402 262 400 240 394 222C388 206 380 200 366 198C336 194 304 194 274 198C260 200 252 206 247 222C240 240 238 262 236 288Z', { fill: 'url(#th)' }) +
    path('M252 186C272 160 300 154 330 156', { fill: 'none', stroke: '#4b3f3a', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    // trimmed beard
    path('M238 312C240 344 244 366 254 382C270 410 296 432 320 432C344 432 370 410 386 382C396 366 400 344 402 312C397 340 388 366 376 382C366 394 352 396 346 404C338 416 302 416 294 404C288 396 274 394 264 382C252 366 243 340 238 312Z', { fill: '#140d0b', 'fill-opacity': 0.72 }),
};

/** 4. Instructor: olive skin, straight bob with a grey streak. */
export const instructor: Cast = {
  face: { id: 'i', skin: SKIN.olive, eye: '#2d1d16', brow: '#2b2523', browW: 6, female: true, jaw: 71, chin: 416, age: 0.5, smile: 9 },
  defs: lin('ih', 0, 0, 1, 0.3, [[0, '#3b3738'], [0.6, '#1f1c1f'], [1, '#151316']]),
  back: path('M320 126C222 122 188 196 196 290C198 340 192 390 184 424C220 446 260 440 280 428H360C380 440 420 446 456 424C448 390 442 340 444 290C452 196 418 122 320 126Z', { fill: '#171417' }),
  front: path('M300 138C232 142 196 196 204 292C206 340 200 388 190 422C216 434 238 430 250 420C242 388 238 352 238 312C238 262 256 222 302 196C340 212 386 240 398 292C402 340 400 388 392 420C406 430 428 434 450 422C440 388 434 340 436 292C444 196 412 134 330 136Z', { fill: 'url(#ih)' }) +
    path('M302 196C258 220 232 262 226 316C222 360 218 392 212 420M302 196C268 212 246 244 238 280', { fill: 'none', stroke: '#b9bcc0', 'stroke-width': 5, 'stroke-linecap': 'round' }) + path('M292 190C256 206 226 246 220 300', { fill: 'none', stroke: '#8b8f94', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path('M322 176C366 186 406 220 416 280M340 164C386 176 420 214 426 264M418 320C420 356 424 388 430 414', { fill: 'none', stroke: '#5a5558', 'stroke-width': 4, 'stroke-linecap': 'round' }),
};

export const castDefs = (...c: Cast[]): string => c.map((p) => faceDefs(p.face) + p.defs).join('');
/** Head and neck; `clothes` sit between the hair at the back and the head. */
export const head = (c: Cast, clothes = '', drop = 0): string => {
  const at = { transform: drop ? `translate(0 ${drop})` : undefined };
  return g(at, c.back + neck(c.face, c.face.female ? 37 : 45) +
  // shadow of the chin on the neck
  path('M282 404C298 424 342 424 360 400V436C336 452 300 452 282 440Z', { fill: c.face.skin.deep, 'fill-opacity': 0.45 })) + clothes + g(at, face(c.face) + c.front);
};
