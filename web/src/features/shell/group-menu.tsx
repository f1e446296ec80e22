import { Choice, PopoverMenu } from '../../components/popover-menu.tsx';
import { m } from '../../paraglide/messages.js';
import { choosePressGroup, usePressGroup, usePressGroups } from '../press-groups/press-group.ts';

/** The press group that is read, and the way to the others of the house; screen and language stay. */
export function GroupMenu() {
  const current = usePressGroup();
  const groups = usePressGroups();
  if (!current) return null;
  if (groups.length < 2) return <bdi>{current.name}</bdi>;
  return (
    <PopoverMenu label={m['shell.group.label']()} text={current.name} isAtStart>
      {(id) =>
        groups.map((group) => (
          <Choice
            key={group.id}
            id={id}
            isChosen={group.id === current.id}
            onChoose={() => choosePressGroup(group)}
          >
            <bdi>{group.name}</bdi>
          </Choice>
        ))
      }
    </PopoverMenu>
  );
}
