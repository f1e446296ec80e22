/** `+39 0536 555` as a `tel:` address. */
export const toDialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
