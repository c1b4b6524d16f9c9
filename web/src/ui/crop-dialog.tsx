import { TEXTS } from '@callboard/contract/texts';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from './button.tsx';
import { type CroppedPhoto, cropPhoto } from './crop-photo.ts';
import { Dialog } from './dialog.tsx';
import type { Area } from './picture-canvas.ts';
import { ProgressBar } from './progress-bar.tsx';
import { Slider } from './slider.tsx';
import { toast } from './toast-store.ts';

const ZOOM = { min: 1, max: 5, step: 0.1 } as const;
const DONE_SHOWN_MS = 500;
const CENTRE = { x: 0, y: 0 };

type Props = {
  title: string;
  /** Where the picture to cut from is. */
  src: string;
  /** When it rejects, whoever saves has said why, and the dialog stays as it was. */
  onSave: (photo: CroppedPhoto) => Promise<void>;
  onClose: () => void;
};

/** Cuts a round photo out of a picture. */
export function CropDialog({ title, src, onSave, onClose }: Props) {
  const [position, setPosition] = useState(CENTRE);
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [progress, setProgress] = useState(0);
  const isWorking = progress > 0;

  function fail() {
    toast({ ...TEXTS.crop.failed, variant: 'destructive' });
    setProgress(0);
  }

  /** What the browser cannot show cannot be cut either. */
  function giveUp() {
    fail();
    onClose();
  }

  async function save() {
    if (area === undefined) return;
    const photo = await cropPhoto(src, area, setProgress).catch(fail);
    if (photo === undefined) return;
    const isSaved = await onSave(photo).then(
      () => true,
      () => false,
    );
    if (!isSaved) return setProgress(0);
    setProgress(100);
    setTimeout(() => {
      setProgress(0);
      onClose();
    }, DONE_SHOWN_MS);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isWorking && onClose()}
      title={title}
      description="Drag the picture until your face fills the circle."
      maxWidth={440}
      footer={
        <>
          <Button disabled={isWorking} onClick={onClose}>
            {TEXTS.crop.cancel}
          </Button>
          <Button look="primary" disabled={isWorking || area === undefined} onClick={save}>
            {isWorking ? TEXTS.crop.working : TEXTS.crop.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div
          inert={isWorking}
          className="relative aspect-square max-h-[60dvh] w-full overflow-hidden rounded-control bg-sunk"
        >
          <Cropper
            image={src}
            crop={position}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
            mediaProps={{ onError: giveUp }}
            cropperProps={{ role: 'group', 'aria-label': 'The part that is kept' }}
          />
        </div>
        <div className="flex items-center gap-3 text-13">
          <span aria-hidden="true" className="font-medium">
            {TEXTS.crop.zoom}
          </span>
          <Slider
            labels={[TEXTS.crop.zoom]}
            value={[zoom]}
            {...ZOOM}
            disabled={isWorking}
            format={inTimes}
            onValueChange={([chosen = ZOOM.min]) => setZoom(chosen)}
          />
          <span aria-hidden="true" className="w-8 text-right text-muted tabular-nums">
            {inTimes(zoom)}
          </span>
        </div>
        {/* Keeps its place, so that nothing moves when it comes and goes. */}
        <div className="-mb-2.5 h-1.5">
          {isWorking && <ProgressBar label={TEXTS.crop.working} value={progress} />}
        </div>
      </div>
    </Dialog>
  );
}

const inTimes = (zoom: number) => `${zoom.toFixed(1)}×`;
