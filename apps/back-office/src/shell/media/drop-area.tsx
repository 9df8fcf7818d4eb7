import { useState, type DragEvent, type ReactNode } from 'react';
import styles from './media.module.css';

type Props = {
  readonly isOff?: boolean;
  readonly words: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Files that are dropped anywhere on it are sent; beside it stands a button that does the same. */
export function DropArea({ isOff = false, words, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  if (isOff) return children;
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      data-words={words}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
