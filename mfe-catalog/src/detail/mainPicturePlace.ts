/** Widths of the main image by screen, and its smallest and largest variant (px). */
export const mainPicturePlace = {
  sizes: '(min-width: 48rem) min(42.7vw - 8px, 572px), calc(85.4vw - 12px)',
  between: [360, 1152],
} as const;
