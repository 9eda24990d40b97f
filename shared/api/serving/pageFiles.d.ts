/** Files below the public folder that an address may mean, likelier one first. @param segments decoded path */
export declare function candidateFiles(segments: readonly string[]): readonly string[];
/** Files of the 404 pages up the tree, nearest first. @param segments decoded path */
export declare function missingPageFiles(segments: readonly string[]): readonly string[];
