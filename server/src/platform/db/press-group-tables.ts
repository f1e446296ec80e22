/** A host name that shows a group, unless SITES says otherwise. */
export interface PressGroupHostTable {
  host: string;
  press_group_id: number;
}
