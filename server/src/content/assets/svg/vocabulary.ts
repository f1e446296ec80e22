// Allowed elements. All others are removed: scripts, links, animation, embedded pages, external files.

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'use'];
const TEXTS = ['text', 'tspan', 'textPath', 'title', 'desc'];
const GROUPS = ['svg', 'g', 'defs', 'symbol', 'switch', 'style'];
const PAINTS = [
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
];
/** Effects whose cost does not depend on their numbers. */
const EFFECTS =
  'feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset'.split(
    ' ',
  );
export const ELEMENTS: readonly string[] = [...SHAPES, ...TEXTS, ...GROUPS, ...PAINTS, ...EFFECTS];

/** Removed with all their content; of other unknown elements the rendered content is kept. */
export const LEFT_OUT_WHOLE: readonly string[] = [
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'audio',
  'canvas',
  'embed',
  'foreignObject',
  'handler',
  'iframe',
  'listener',
  'metadata',
  'object',
  'script',
  'set',
  'video',
];

/** Presentation properties, as attributes and in style sheets. */
export const PROPERTIES: readonly string[] =
  'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight image-rendering isolation letter-spacing marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode'.split(
    ' ',
  );

const GEOMETRY =
  'clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height lengthAdjust markerHeight markerUnits markerWidth maskContentUnits maskUnits method offset orient pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry side spacing spreadMethod startOffset textLength viewBox width x x1 x2 y y1 y2'.split(
    ' ',
  );
const OF_EFFECTS =
  'amplitude exponent filterUnits in in2 intercept k1 k2 k3 k4 mode operator primitiveUnits result slope stdDeviation tableValues type values'.split(
    ' ',
  );
export const ATTRIBUTES: readonly string[] = [
  ...PROPERTIES,
  ...GEOMETRY,
  ...OF_EFFECTS,
  'class',
  'href',
  'id',
  'lang',
  'role',
  'style',
  'version',
  'xlink:href',
  'xml:lang',
  'xml:space',
];

/** Name before the parenthesis. */
const FUNCTION = /(?:^|[^\w\-])(?:rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?)$/iv;
/** Longest name, including its prefix. */
const NAME_LENGTH = 11;

/** Whether a value refers only to parts of its own drawing; false for values that can be parsed in two ways. */
export function isHarmless(value: string): boolean {
  if (/[\\<>@{};!]|\/\*|:/.test(value)) return false;
  const outside = value.replace(/url\(\s*(["']?)#[\p{L}\p{N}_.\-]+\1\s*\)/giv, '');
  const calls = outside.split('(').slice(0, -1);
  return calls.every((before) => FUNCTION.test(before.trimEnd().slice(-NAME_LENGTH)));
}
