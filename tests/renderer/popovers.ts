/** The page of the component tests knows no popovers: showing and hiding them changes nothing there. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
