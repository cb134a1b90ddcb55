/** Which key presses are shortcuts of the table. */

/** Whether a key press belongs to a field or a dialog, not to the table. */
export function isTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest("input:not([type=range]), textarea, select, dialog") !== null;
}

/** Whether a key press may be a shortcut: outside fields and dialogs, and without a modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !isTyping(event) && !event.altKey && !event.ctrlKey && !event.metaKey;
}
