/**
 * Pause sign, with a triangle to the right outside the view box. The style sheet moves the drawing to show either: two icons
 * would make the home page's HTML exceed the first round trip. Drawn in the style of the icons of `@site/shared/ui`.
 */
export const PlaybackIcon = () => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M8 5v14M16 5v14M31 4.5v15l12-7.5Z" />
  </svg>
);
