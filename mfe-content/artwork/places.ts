// The neighbourhood map and the three page banners.
import { C, CONTENT, box, circle, doc, el, ellipse, g, isoAt, lin, path, poly, precision, r, rad, rect, rng, save } from './lib';
import type { P2 } from './lib';

// ---- map ---------------------------------------------------------------------------------------------------------
/** Street grid coordinates to the page: rotated and gently bent, as an old district is. */
const warp = (u: number, v: number): P2 => {
  const x = u + 26 * Math.sin(v / 210) + 14 * Math.sin(u / 260), y = v + 34 * Math.sin(u / 300 + 0.6) - u * 0.09;
  return [x, y + 60];
};
const curve = (pts: P2[]): string => {
  let d = `M${r(pts[0][0])} ${r(pts[0][1])}`;
  for (let i = 1; i < pts.length - 1; i++) d += `Q${r(pts[i][0])} ${r(pts[i][1])} ${r((pts[i][0] + pts[i + 1][0]) / 2)} ${r((pts[i][1] + pts[i + 1][1]) / 2)}`;
  return `${d}L${r(pts[pts.length - 1][0])} ${r(pts[pts.length - 1][1])}`;
};
const US = [-60, 60, 190, 300, 430, 560, 640, 760, 880, 1000, 1130, 1280];
const VS = [-80, 10, 100, 180, 290, 380, 470, 580, 680, 790];
const HILLS: [number, number, number, number, number, number, number][] = [[1110, 20, 8, 30, 1.25, 0.85, -10], [70, 665, 7, 29, 1.25, 1, 12]];
const hill = (x: number, y: number): boolean => HILLS.some(([cx, cy, n, st, sx, sy]) => ((x - cx) / (n * st * sx * 0.97)) ** 2 + ((y - cy) / (n * st * sy * 0.97)) ** 2 < 1);
const PIN: P2 = warp(618, 300);

precision(0);
const map = (): string => {
  const rnd = rng(77);
  let blocks = '', parks = '', roof = '', side = '';
  const at = (u0: number, u1: number, v0: number, v1: number): P2[] => [warp(u0, v0), warp(u1, v0), warp(u1, v1), warp(u0, v1)];
  for (let i = 0; i + 1 < US.length; i++) for (let j = 0; j + 1 < VS.length; j++) {
    const gu = 8, gv = j === 3 || j === 4 ? 11 : 8;
    const [u0, u1, v0, v1] = [US[i] + gu, US[i + 1] - gu, VS[j] + gv, VS[j + 1] - gv];
    const [cx, cy] = warp((u0 + u1) / 2, (v0 + v1) / 2);
    if (hill(cx, cy)) continue;
    if ((i === 7 && j === 5) || (i === 2 && j === 1)) { parks += poly(at(u0, u1, v0, v1)); continue; }
    blocks += poly(at(u0, u1, v0, v1));
    // buildings: two rows along the block, with a short oblique extrusion
    for (const [a, b] of [[v0 + 6, (v0 + v1) / 2 - 4], [(v0 + v1) / 2 + 4, v1 - 6]]) for (let u = u0 + 6; u < u1 - 14;) {
      const w = Math.min(15 + Math.floor(rnd() * 22), u1 - 6 - u), h = 2 + Math.floor(rnd() * rnd() * 13), q = rnd() * 5;
      if (rnd() < 0.84 && w > 10) {
        const f = at(u, u + w, a + q, b - (5 - q));
        const up = f.map(([x, y]): P2 => [x, y - h]);
        side += poly([up[3], up[2], f[2], f[3]]) + poly([up[2], up[1], f[1], f[2]]);
        roof += poly(up);
      }
      u += w + 4;
    }
  }
  const contour = (cx: number, cy: number, n: number, step: number, sx: number, sy: number, rot: number): string => {
    let d = '';
    for (let k = 1; k <= n; k++) {
      const pts: P2[] = [];
      for (let a = 0; a < 360; a += 30) {
        const t = (a * Math.PI) / 180, w = 1 + 0.13 * Math.sin(2 * t + k * 0.25) + 0.08 * Math.cos(3 * t + 1);
        pts.push([cx + Math.cos(t) * step * k * sx * w, cy + Math.sin(t) * step * k * sy * w]);
      }
      const m = (p: P2, q: P2): string => `${r((p[0] + q[0]) / 2, 0)} ${r((p[1] + q[1]) / 2, 0)}`;
      d += `M${m(pts[pts.length - 1], pts[0])}` + pts.map((p, i) => `Q${r(p[0], 0)} ${r(p[1], 0)} ${m(p, pts[(i + 1) % pts.length])}`).join('') + 'Z';
    }
    return g({ fill: '#8a9690', 'fill-opacity': 0.17, stroke: '#fff', 'stroke-opacity': 0.8, 'stroke-width': 1, transform: `rotate(${rot} ${cx} ${cy})` }, ...d.split(/(?=M)/).map((q) => path(q)));
  };
  const trees = (u0: number, u1: number, v0: number, v1: number): string => {
    let s = '';
    for (let k = 0; k < 16; k++) { const [x, y] = warp(u0 + 16 + rnd() * (u1 - u0 - 32), v0 + 16 + rnd() * (v1 - v0 - 32)); s += circle(x + 2, y + 3, 7, { fill: C.s1, 'fill-opacity': 0.35 }) + circle(x, y, 7, { fill: C.s2 }) + circle(x - 2, y - 2, 3, { fill: '#e3e7eb' }); }
    return s;
  };
  const road = (pts: P2[], w: number): string => path(curve(pts), { fill: 'none', stroke: C.s2, 'stroke-width': w + 3, 'stroke-linecap': 'round' }) + path(curve(pts), { fill: 'none', stroke: '#fff', 'stroke-width': w, 'stroke-linecap': 'round' }) + path(curve(pts), { fill: 'none', stroke: C.amber, 'stroke-opacity': 0.75, 'stroke-width': 1.5, 'stroke-dasharray': '12 10' });
  const along = (v: number): P2[] => Array.from({ length: 18 }, (_, k) => warp(-100 + k * 80, v));
  const up = (u: number): P2[] => Array.from({ length: 13 }, (_, k) => warp(u, -140 + k * 80));
  const label = (id: string, pts: P2[], text: string, off: string, size = 15): string => path(curve(pts), { id, fill: 'none' }) + el('text', { 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': size, fill: C.k3, dy: size * 0.35, stroke: '#fff', 'stroke-width': 4, 'paint-order': 'stroke', 'stroke-linejoin': 'round' }, el('textPath', { href: `#${id}`, startOffset: off }, text));
  const district = (x: number, y: number, t: string, size: number, fill: string = '#6b7684'): string => el('text', { x, y, 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': size, 'font-weight': 700, 'letter-spacing': size * 0.28, fill, stroke: C.n1, 'stroke-width': 4, 'paint-order': 'stroke', 'text-anchor': 'middle' }, t);
  const [px, py] = PIN;
  return doc(1200, 700, 'Mapa ilustrado da região da Pechincha, em Jacarepaguá, Rio de Janeiro',
    el('defs', {}, rad('pg', 0.5, 0.5, 0.5, [[0, C.red, 0.3], [1, C.red, 0]]), lin('pinf', 0, 0, 1, 0, [[0, '#d61d3a'], [0.5, C.red], [1, C.redD]])) +
    rect(0, 0, 1200, 700, { fill: '#fbfbf9' }) +
    path(blocks, { fill: C.n1 }) + path(parks, { fill: '#dfe4e3' }) + trees(760, 880, 380, 470) + trees(190, 300, 10, 100) +
    path(side, { fill: C.s2 }) + path(roof, { fill: '#fff', stroke: C.n2, 'stroke-width': 0.8 }) +
    // canal
    path('M-20 250C120 262 160 330 250 350C330 366 360 450 470 520C560 580 640 600 700 720', { fill: 'none', stroke: '#fdfdfc', 'stroke-width': 24 }) + path('M-20 250C120 262 160 330 250 350C330 366 360 450 470 520C560 580 640 600 700 720', { fill: 'none', stroke: '#c3d0da', 'stroke-width': 13 }) + path('M-20 250C120 262 160 330 250 350C330 366 360 450 470 520C560 580 640 600 700 720', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 1.5, 'stroke-dasharray': '18 14' }) +
    HILLS.map((q) => contour(...q)).join('') +
    path('M1110 2l10 18h-20zM66 640l10 18h-20z', { fill: C.s1 }) +
    road(along(380), 17) + road(up(640), 13) + road(along(100), 9) +
    label('ma', along(380).slice(1, 8), 'Estrada da Pechincha', '12%', 17) + label('mb', along(380).slice(9), 'Estrada da Pechincha', '22%', 17) + label('mc', along(100).slice(3), 'Rua das Jaqueiras', '16%') + label('md', up(640).slice(6), 'Avenida dos Ipês', '22%') +
    label('me', along(580).slice(9), 'Rua do Mirante', '24%', 13) + label('mf', along(180).slice(9), 'Rua Manacá', '22%', 13) + label('mg', up(1000).slice(4), 'Rua da Nascente', '26%', 13) + label('mh', up(430).slice(1), 'Rua do Chafariz', '4%', 13) +
    district(850, 322, 'PECHINCHA', 24, C.k3) + district(230, 208, 'TANQUE', 15) + district(1010, 640, 'TAQUARA', 15) + district(985, 108, 'FREGUESIA', 15) +
    el('text', { x: 118, y: 690, 'font-family': 'Georgia,serif', 'font-style': 'italic', 'font-size': 15, fill: C.k3, 'text-anchor': 'middle' }, 'Morro do Vento') +
    el('text', { x: 1112, y: 78, 'font-family': 'Georgia,serif', 'font-style': 'italic', 'font-size': 15, fill: C.k3, 'text-anchor': 'middle' }, 'Pedra Alta') +
    // the place
    circle(px, py, 130, { fill: 'url(#pg)' }) + circle(px, py, 92, { fill: 'none', stroke: C.red, 'stroke-opacity': 0.35, 'stroke-width': 1.5, 'stroke-dasharray': '3 6' }) +
    ellipse(px, py + 2, 26, 10, { fill: C.k0, 'fill-opacity': 0.3 }) +
    path(`M${r(px)} ${r(py)}C${r(px - 14)} ${r(py - 34)} ${r(px - 44)} ${r(py - 52)} ${r(px - 44)} ${r(py - 88)}A44 44 0 0 1 ${r(px + 44)} ${r(py - 88)}C${r(px + 44)} ${r(py - 52)} ${r(px + 14)} ${r(py - 34)} ${r(px)} ${r(py)}Z`, { fill: 'url(#pinf)', stroke: '#fff', 'stroke-width': 4 }) + circle(px, py - 88, 26, { fill: '#fff' }) +
    g({ transform: `translate(${r(px - 24 * 0.95)} ${r(py - 88 - 23.5 * 0.95)}) scale(.95)` }, path('M25.5 9C24.5 15.5 14.5 19.5 14.5 28.3A9.6 9.6 0 0 0 23 37.9C20.4 35.5 19.8 32.3 21.3 29.5C22.9 26.5 26.2 24.7 26.6 20.5C26.9 16.6 26.2 12.5 25.5 9ZM29.2 19.5C29.4 26.5 23.5 28.5 23.2 32.8C23.1 35 24.3 36.9 25.8 37.8A9.6 9.6 0 0 0 33.6 28.4C33.6 25 31.8 22.3 29.2 19.5Z', { fill: C.red })) +
    // north and scale
    g({ transform: 'translate(1136 590)' }, circle(0, 0, 34, { fill: '#fff', stroke: C.s2, 'stroke-width': 1.5 }), path('M0 -26L9 6L0 0Z', { fill: C.red }), path('M0 -26L-9 6L0 0Z', { fill: C.k3 }), el('text', { x: 0, y: 24, 'text-anchor': 'middle', 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': 15, 'font-weight': 700, fill: C.k3 }, 'N')) +
    path('M1060 658h100M1060 653v10M1110 655v6M1160 653v10', { stroke: C.k3, 'stroke-width': 2 }) + el('text', { x: 1110, y: 682, 'text-anchor': 'middle', 'font-family': 'Arial,Helvetica,sans-serif', 'font-size': 13, fill: C.k3 }, '200 m'));
};
save(CONTENT, 'contato/localizacao.svg', map());

// ---- banners -----------------------------------------------------------------------------------------------------
const bannerDefs = el('defs', {}, lin('bg', 0, 0, 1, 0.35, [[0, C.k1], [0.6, C.k2], [1, '#2b323c']]), lin('calm', 0, 0, 1, 0, [[0, C.k1], [0.42, C.k1, 0.96], [0.62, C.k1, 0]]), rad('rg', 0.5, 0.5, 0.5, [[0, C.red, 0.42], [1, C.red, 0]]),
  el('pattern', { id: 'grid', width: 30, height: 30, patternUnits: 'userSpaceOnUse' }, path('M30 0H0V30', { fill: 'none', stroke: C.s2, 'stroke-opacity': 0.07 })), lin('fc', 0, 0, 0, 1, [[0, '#3a434f'], [1, '#20262e']]));
const banner = (file: string, title: string, body: string): void =>
  save(CONTENT, file, doc(1600, 420, title, bannerDefs + rect(0, 0, 1600, 420, { fill: 'url(#bg)' }) + rect(0, 0, 1600, 420, { fill: 'url(#grid)' }) + body + rect(0, 0, 1600, 420, { fill: 'url(#calm)' }) + rect(0, 414, 1600, 6, { fill: C.red }), { preserveAspectRatio: 'xMaxYMid slice' }));
const pipe = (d: string, w: number): string => path(d, { fill: 'none', stroke: C.red, 'stroke-opacity': 0.22, 'stroke-width': w * 3, 'stroke-linejoin': 'round' }) + path(d, { fill: 'none', stroke: '#e0213f', 'stroke-width': w, 'stroke-linejoin': 'round' }) + path(d, { fill: 'none', stroke: '#ff9dac', 'stroke-width': w / 4, 'stroke-linejoin': 'round' });

// contact: the map at night, in isometric, with the pin and the lines that reach it
const contact = (): string => {
  const p = isoAt(1190, -20, 1), rnd = rng(19);
  let out = '';
  const cells: [number, number][] = [];
  for (let s = 0; s < 14; s++) for (let i = 0; i <= s; i++) if (i < 8 && s - i < 8) cells.push([i, s - i]);
  for (const [i, j] of cells) {
    const x = i * 62 - 40, y = j * 62 - 40;
    out += path(poly([p(x, y), p(x + 52, y), p(x + 52, y + 52), p(x, y + 52)]), { fill: '#1b2027' });
    if (i === 4 && j === 4) continue;
    for (const [ax, ay] of [[4, 4], [28, 4], [4, 28], [28, 28]]) if (rnd() < 0.72) out += box(p, x + ax, y + ay, 0, 19, 19, 5 + rnd() * rnd() * 46, ['#4a5462', '#2b323c', '#20262e']);
  }
  const [cx, cy] = p(234, 234);
  return out + ellipse(cx, cy, 190, 110, { fill: 'url(#rg)' }) + [40, 78, 118].map((q) => ellipse(cx, cy, q, q * 0.577, { fill: 'none', stroke: C.redL, 'stroke-opacity': 0.7 - q / 220, 'stroke-width': 1.5 })).join('') +
    pipe(poly([p(-60, 203), p(203, 203), p(234, 234)], false), 3) + pipe(poly([p(265, 460), p(265, 265), p(234, 234)], false), 3) +
    path(`M${r(cx)} ${r(cy)}c-14 -32 -42 -50 -42 -84a42 42 0 0 1 84 0c0 34 -28 52 -42 84Z`, { fill: C.red, stroke: '#fff', 'stroke-width': 3 }) + circle(cx, cy - 84, 17, { fill: '#fff' });
};
banner('contato/banner.svg', 'Vista isométrica de um bairro à noite com o ponto de atendimento', contact());

// company: street elevation drawn as a measured survey
const company = (): string => {
  const rnd = rng(8);
  const B: [number, number, number][] = [[760, 92, 150], [858, 120, 236], [984, 84, 178], [1074, 138, 306], [1218, 104, 220], [1328, 122, 268], [1456, 96, 164], [1558, 90, 210]];
  let out = path('M560 380C680 330 760 350 850 300C900 270 926 190 966 180C1010 170 1030 260 1090 280C1190 310 1280 240 1370 236C1470 232 1530 300 1640 300V380Z', { fill: '#1b2027' });
  for (const [x, w, h] of B) {
    const y = 380 - h;
    out += rect(x, y, w, h, { fill: 'url(#fc)', stroke: C.s1, 'stroke-opacity': 0.8, 'stroke-width': 1.5 });
    let win = '', lit = '';
    for (let yy = y + 14; yy < 360; yy += 24) for (let xx = x + 12; xx + 12 <= x + w - 8; xx += 20) if (rnd() < 0.17) lit += `M${xx} ${yy}h12v13h-12z`; else win += `M${xx} ${yy}h12v13h-12z`;
    out += path(win, { fill: '#171b21' }) + path(lit, { fill: '#e9b54a' }) + rect(x + w * 0.2, y - 10, w * 0.4, 10, { fill: '#2b323c', stroke: C.s1, 'stroke-opacity': 0.7, 'stroke-width': 1.2 });
  }
  let net = '';
  for (let y = 100; y < 370; y += 48) net += `M1143 ${y}H1198M1143 ${y}H1088`;
  out += pipe('M1143 66V396H700M910 396V160M1380 396V128M1143 396H1600', 4) + pipe(net, 2.5);
  for (let y = 100; y < 370; y += 48) out += circle(1143, y, 5, { fill: '#fff', stroke: C.red, 'stroke-width': 2 }) + circle(1088, y, 3.5, { fill: C.redL }) + circle(1198, y, 3.5, { fill: C.redL });
  return out + path('M600 380H1600', { stroke: C.n2, 'stroke-width': 2.5 }) + path('M1074 46H1212M1074 40V64M1212 40V64M1070 50l8 -8M1208 50l8 -8M1050 74V380M1044 74h20M1044 380h20', { stroke: C.s2, 'stroke-opacity': 0.7, 'stroke-width': 1.2, fill: 'none' });
};
banner('empresa/banner.svg', 'Elevação de edifícios com a rede de incêndio em destaque', company());

// services: an exploded plan, slab over slab, with the sprinkler grid
const services = (): string => {
  const floor = (oy: number, lvl: number): string => {
    const p = isoAt(1210, oy, 0.94), wl = ['#cfd5db', '#6b7684', '#4a5462'] as [string, string, string];
    let s = (lvl ? box(p, 0, 0, -8, 330, 270, 8, ['#29303a', '#171b21', '#12161b']) : g({ stroke: C.w, 'stroke-opacity': 0.55, 'fill-opacity': 0.34 }, box(p, 0, 0, -6, 330, 270, 6, ['#343c47', '#171b21', '#12161b']))) + path(Array.from({ length: 10 }, (_, i) => poly([p(i * 33 + 16, 0), p(i * 33 + 16, 270)], false)).join('') + Array.from({ length: 8 }, (_, i) => poly([p(0, i * 33 + 16), p(330, i * 33 + 16)], false)).join(''), { stroke: C.s2, 'stroke-opacity': 0.08, fill: 'none' });
    if (lvl) {
      s += box(p, 0, 0, 0, 330, 5, 34, wl) + box(p, 0, 5, 0, 5, 265, 34, wl) + box(p, 120, 5, 0, 5, 90, 34, wl) + box(p, 5, 130, 0, 80, 5, 34, wl) + box(p, 125, 130, 0, 110, 5, 34, wl) + box(p, 230, 5, 0, 5, 60, 34, wl) + box(p, 200, 135, 0, 5, 90, 34, wl);
      s += [[30, 30, 60, 26, 16], [150, 30, 44, 44, 14], [250, 30, 50, 30, 18], [30, 170, 60, 60, 12], [230, 170, 70, 34, 16]].map(([x, y, a, b, h]) => box(p, x, y, 0, a, b, h, ['#3f4955', '#2b323c', '#222831'])).join('');
    } else {
      let d = poly([p(-60, 60), p(60, 60), p(290, 60)], false) + poly([p(60, 60), p(60, 220), p(290, 220)], false) + poly([p(60, 140), p(290, 140)], false);
      s += pipe(d, 4.5);
      for (const y of [60, 140, 220]) for (const x of [100, 160, 220, 280]) { const [a, b] = p(x, y); s += ellipse(a, b, 10, 6, { fill: 'none', stroke: C.redL, 'stroke-opacity': 0.5 }) + ellipse(a, b, 5, 3, { fill: '#fff', stroke: C.red, 'stroke-width': 2 }); }
    }
    return s;
  };
  const a = isoAt(1210, 128, 0.94), b = isoAt(1210, 8, 0.94);
  let drop = '';
  for (const [x, y] of [[0, 270], [330, 270], [330, 0]] as P2[]) drop += poly([a(x, y, 34), b(x, y, -6)], false);
  return ellipse(1230, 280, 520, 260, { fill: 'url(#rg)', 'fill-opacity': 0.6 }) + floor(128, 1) + path(drop, { stroke: C.w, 'stroke-opacity': 0.4, 'stroke-dasharray': '4 6', fill: 'none' }) + floor(8, 0);
};
banner('servicos/banner.svg', 'Pavimento em perspectiva com a rede de chuveiros automáticos', services());
