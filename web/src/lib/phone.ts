/** `+39 0536 555` as an address that dials. */
export const toDialled = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
