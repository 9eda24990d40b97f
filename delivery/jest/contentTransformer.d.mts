declare const transformer: {
  getCacheKey(source: string, file: string, options: { readonly configString: string }): string;
  process(source: string, file: string): { readonly code: string };
};

export default transformer;
