const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that neither change the document, nor load other documents, nor run code or styles. */
export const htmlElements = words(`
  a abbr address article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data datalist dd
  del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input
  ins kbd label legend li main mark menu meter nav noscript ol optgroup option output p picture pre progress q rp rt ruby s
  samp search section select small source span strong sub summary sup table tbody td template textarea tfoot th thead time
  tr track u ul var video wbr`);

export const svgElements = words(`
  circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop
  svg symbol text title tspan use`);

export const voidElements = words('area base br col embed hr img input link meta param source track wbr');

/**
 * Absent: handlers; `style`, which the site's policy refuses; shadow roots and slots, whose content has ids and styles of its
 * own; `autofocus` and `accesskey`, which act on the whole page.
 */
const attributes = words(`
  abbr accept action alt autocapitalize autocomplete autocorrect checked cite class closedby cols colspan command commandfor
  controls crossorigin datetime decoding dir dirname disabled download draggable enctype enterkeyhint fetchpriority for form
  formnovalidate headers height hidden high href hreflang id inert inputmode itemprop itemscope itemtype kind label lang list
  loading loop low max maxlength media method min minlength multiple muted name novalidate open optimum passwordrules pattern
  placeholder playsinline popover popovertarget popovertargetaction poster preload readonly referrerpolicy rel required reversed role
  rows rowspan scope selected size sizes span spellcheck src srclang srcset start step tabindex target title translate type
  value width wrap`);

const svgAttributes = words(`
  clip-path clip-rule color cx cy d dominant-baseline fill fill-opacity fill-rule focusable font-family font-size
  font-weight gradientTransform gradientUnits marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask
  offset opacity orient pathLength patternTransform patternUnits points preserveAspectRatio r refX refY rx ry spreadMethod
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor transform vector-effect version viewBox x x1 x2 xmlns y y1 y2`);

/** Set by scripts of the page alone. */
const ofThePage = words('data-live data-path data-pattern');

/** Only packages whose contract lists them: scripts look these up in the whole page. */
const lookedUp = words('data-cart data-focus');

export function allowsAttribute(name: string, isSvg: boolean, ownAttributes: readonly string[]): boolean {
  if (ofThePage.has(name)) return false;
  if (lookedUp.has(name)) return ownAttributes.includes(name);
  return attributes.has(name) || (isSvg && svgAttributes.has(name)) || /^(?:aria|data)-[a-z\d-]+$/.test(name);
}

/** Attributes that name elements, which must be the package's own. */
export const ownReferences = words('aria-owns for form headers list');

/** Attributes that name elements, which may be the shell's too. */
export const references = words(`
  aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto aria-labelledby commandfor
  data-opens popovertarget`);

export const addresses = words('action cite href poster src');

export const schemes = words('http: https: mailto: tel:');

/** Fields whose name means nothing outside their form. */
export const fields = words('button fieldset input output select textarea');
