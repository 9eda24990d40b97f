/**
 * A pause, and a triangle that lies right of it, out of sight: one drawing, which the style sheet moves, for two would not let
 * the home page's HTML fit the first flight. As the icons of `@site/shared/ui` are drawn.
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
