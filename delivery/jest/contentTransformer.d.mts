declare const transformer: {
  getCacheKey(
    source: string,
    file: string,
    options: { readonly config: { readonly rootDir: string }; readonly configString: string },
  ): string;
  process(source: string, file: string): { readonly code: string };
};

export default transformer;
