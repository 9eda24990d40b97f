/** Shows a message of spec 8 in the browser's alert. */
export function showAlert(message: string): void {
  window.alert(message);
}
