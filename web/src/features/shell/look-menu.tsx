import { Choice, PopoverMenu } from '../../components/popover-menu.tsx';
import { m } from '../../paraglide/messages.js';
import { chooseLook, LOOKS, type Look, useLook } from '../../theme/look.ts';

const LOOK_LABELS: Record<Look, () => string> = {
  system: m['shell.look.system'],
  light: m['shell.look.light'],
  dark: m['shell.look.dark'],
};

export function LookMenu() {
  const chosen = useLook();
  return (
    <PopoverMenu label={m['shell.look.label']()} icon="look">
      {(id) =>
        LOOKS.map((look) => (
          <Choice key={look} id={id} isChosen={look === chosen} onChoose={() => chooseLook(look)}>
            {LOOK_LABELS[look]()}
          </Choice>
        ))
      }
    </PopoverMenu>
  );
}
