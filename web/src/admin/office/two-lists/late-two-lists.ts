import { latePart } from '../../../components/late-part.tsx';
import type { TwoListsProps } from './two-lists.tsx';

/** Dragging and drawing by parts come when two lists are opened. */
export const LateTwoLists = latePart<TwoListsProps>(async () => (await import('./two-lists.tsx')).TwoLists);
