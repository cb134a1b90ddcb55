/** The handlers of an element that shows something while it is pointed at or has the focus. */
export function hovers(hover: (over: boolean) => void) {
  const [enter, leave] = [() => hover(true), () => hover(false)];
  return { onpointerenter: enter, onpointerleave: leave, onfocus: enter, onblur: leave };
}
