/** Host name of a group, unless SITES assigns it. */
export interface PressGroupHostTable {
  host: string;
  press_group_id: number;
}
