import { useRef } from 'react';
import { Button, type ButtonLook } from '../../ui/actions/button.tsx';

type Props = ButtonLook & {
  readonly children: string;
  readonly isMany?: boolean;
  readonly isPending?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Chooses pictures on this device; the button stands for the field, which nobody meets. */
export function FileButton({ children, isMany = false, onFiles, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        // Named one by one, an iPhone sends what it has as HEIC as a JPEG.
        accept="image/jpeg,image/png,image/webp"
        multiple={isMany}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same one again, once it is mended.
          target.value = '';
        }}
      />
      <Button icon="upload-simple" {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
