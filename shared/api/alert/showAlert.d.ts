/** The one place that interrupts a visitor with the browser's own alert (the texts are those of spec 8). */
export declare function showAlert(message: string): void;
