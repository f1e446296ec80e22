import { z } from 'zod';
import { basketItemSchema, basketRowSchema } from './downloads.ts';
import { BASKET_ITEMS_MAX, BASKET_NOTE_MAX_LENGTH } from './limits.ts';

/** Baskets of the signed-in user, shared by all devices. Without an account a basket is stored in the browser. */
export const OWN_BASKET_PATH = '/api/account/basket/';
export const ownBasketPath = (id: number): string => `${OWN_BASKET_PATH}${id}/`;

export const BASKETS_MAX = 20;
export const BASKET_NAME_MAX_LENGTH = 100;
export const BASKET_ITEM_NOTE_MAX_LENGTH = 200;
/** Days without a change after which baskets are deleted. */
export const BASKET_DAYS = 730;

/** Titles are not stored, because they may be under embargo and change. */
export const keptItemSchema = basketItemSchema
  .omit({ title: true })
  .extend({ note: z.string().max(BASKET_ITEM_NOTE_MAX_LENGTH).optional() });
export type KeptItem = z.infer<typeof keptItemSchema>;

export const basketContentSchema = z.object({
  /** Empty: no name. */
  name: z.string().max(BASKET_NAME_MAX_LENGTH),
  note: z.string().max(BASKET_NOTE_MAX_LENGTH),
  items: z.array(keptItemSchema).max(BASKET_ITEMS_MAX),
});
export type BasketContent = z.infer<typeof basketContentSchema>;

/** `key`: a UUID from the browser, so that a basket whose answer was lost is not created twice. */
export const newBasketSchema = basketContentSchema.extend({ key: z.uuid() });
export type NewBasket = z.infer<typeof newBasketSchema>;

export const ownBasketSchema = newBasketSchema.extend({
  id: z.int(),
  version: z.int(),
  updated_at: z.iso.datetime(),
});
export type OwnBasket = z.infer<typeof ownBasketSchema>;
export const ownBasketsSchema = z.object({ results: z.array(ownBasketSchema) });
export type OwnBaskets = z.infer<typeof ownBasketsSchema>;

/** Link of a basket for colleagues, one at a time. It shows what the person who opens it can see at that moment. */
export const basketLinkPath = (id: number): string => `${ownBasketPath(id)}link/`;
export const BASKET_LINK_DAYS = [1, 7, 30] as const;
export type BasketLinkDays = (typeof BASKET_LINK_DAYS)[number];
export const basketLinkFormSchema = z.object({ days: z.literal(BASKET_LINK_DAYS) });

export const basketLinkSchema = z.object({
  url: z.url(),
  expires_at: z.iso.datetime(),
  openings: z.int(),
});
export type BasketLink = z.infer<typeof basketLinkSchema>;
/** Null: none, or ended. */
export const currentLinkSchema = z.object({ link: basketLinkSchema.nullable() });
export type CurrentLink = z.infer<typeof currentLinkSchema>;

/** Content of a basket link. A `POST`, so that logs do not contain the token. */
export const SHARED_BASKET_PATH = '/api/press_room/shared_basket/';
export const SHARED_TOKEN_MAX_LENGTH = 60;
export const sharedBasketFormSchema = z.object({
  token: z.string().max(SHARED_TOKEN_MAX_LENGTH),
  /** Repeated request of the same page, which counts as one opening. */
  is_again: z.boolean().optional(),
});
export const sharedBasketSchema = z.object({
  name: z.string(),
  expires_at: z.iso.datetime(),
  /** Items that this reader may see, in the order of the basket, without notes. */
  items: z.array(basketRowSchema.extend({ title: z.string() })),
  /** Some items are deleted or hidden from this reader. */
  is_partial: z.boolean(),
});
export type SharedBasket = z.infer<typeof sharedBasketSchema>;
