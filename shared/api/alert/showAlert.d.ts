/** Shows a message of spec 8 in the browser's alert. */
export declare function showAlert(message: string): void;
