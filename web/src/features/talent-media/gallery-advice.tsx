import { Images } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What a good set of photos is, for those who have none yet. */
export function GalleryAdvice() {
  return (
    <EmptyState
      icon={Images}
      title="Casting looks at the face first"
      text={
        <ul className="grid gap-1">
          <li>Two or three headshots: eyes to the camera, plain background, today’s look.</li>
          <li>One full length, standing, in simple clothes.</li>
          <li>One or two in character, if there are any.</li>
        </ul>
      }
    />
  );
}
