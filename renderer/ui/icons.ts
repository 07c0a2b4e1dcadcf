/** The outline set of the window; each drawing is its own file and only these are bundled. */
import alignWest from 'lucide-static/icons/align-start-vertical.svg?raw';
import alignCentre from 'lucide-static/icons/align-center-vertical.svg?raw';
import alignEast from 'lucide-static/icons/align-end-vertical.svg?raw';
import alignNorth from 'lucide-static/icons/align-start-horizontal.svg?raw';
import alignMiddle from 'lucide-static/icons/align-center-horizontal.svg?raw';
import alignSouth from 'lucide-static/icons/align-end-horizontal.svg?raw';
import spreadAcross from 'lucide-static/icons/align-horizontal-distribute-center.svg?raw';
import spreadAlong from 'lucide-static/icons/align-vertical-distribute-center.svg?raw';
import archiveRestore from 'lucide-static/icons/archive-restore.svg?raw';
import arrowUpDown from 'lucide-static/icons/arrow-up-down.svg?raw';
import bookmark from 'lucide-static/icons/bookmark.svg?raw';
import captions from 'lucide-static/icons/captions.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import circleCheck from 'lucide-static/icons/circle-check.svg?raw';
import circleX from 'lucide-static/icons/circle-x.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import crosshair from 'lucide-static/icons/crosshair.svg?raw';
import dices from 'lucide-static/icons/dices.svg?raw';
import ellipsis from 'lucide-static/icons/ellipsis.svg?raw';
import eyeOff from 'lucide-static/icons/eye-off.svg?raw';
import eye from 'lucide-static/icons/eye.svg?raw';
import fileDown from 'lucide-static/icons/file-down.svg?raw';
import fileImage from 'lucide-static/icons/file-image.svg?raw';
import filePen from 'lucide-static/icons/file-pen-line.svg?raw';
import flag from 'lucide-static/icons/flag.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import folderOpen from 'lucide-static/icons/folder-open.svg?raw';
import footprints from 'lucide-static/icons/footprints.svg?raw';
import history from 'lucide-static/icons/history.svg?raw';
import hourglass from 'lucide-static/icons/hourglass.svg?raw';
import image from 'lucide-static/icons/image.svg?raw';
import info from 'lucide-static/icons/info.svg?raw';
import keyboard from 'lucide-static/icons/keyboard.svg?raw';
import layers from 'lucide-static/icons/layers.svg?raw';
import listTree from 'lucide-static/icons/list-tree.svg?raw';
import locate from 'lucide-static/icons/locate.svg?raw';
import lock from 'lucide-static/icons/lock.svg?raw';
import lockOpen from 'lucide-static/icons/lock-open.svg?raw';
import maximize from 'lucide-static/icons/maximize.svg?raw';
import megaphone from 'lucide-static/icons/megaphone.svg?raw';
import mousePointer from 'lucide-static/icons/mouse-pointer-2.svg?raw';
import move from 'lucide-static/icons/move.svg?raw';
import octagonAlert from 'lucide-static/icons/octagon-alert.svg?raw';
import panelLeft from 'lucide-static/icons/panel-left.svg?raw';
import panelRight from 'lucide-static/icons/panel-right.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import redo2 from 'lucide-static/icons/redo-2.svg?raw';
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw';
import route from 'lucide-static/icons/route.svg?raw';
import ruler from 'lucide-static/icons/ruler.svg?raw';
import save from 'lucide-static/icons/save.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import settings from 'lucide-static/icons/settings.svg?raw';
import shield from 'lucide-static/icons/shield.svg?raw';
import skipBack from 'lucide-static/icons/skip-back.svg?raw';
import skipForward from 'lucide-static/icons/skip-forward.svg?raw';
import stepBack from 'lucide-static/icons/step-back.svg?raw';
import stepForward from 'lucide-static/icons/step-forward.svg?raw';
import swords from 'lucide-static/icons/swords.svg?raw';
import trash2 from 'lucide-static/icons/trash-2.svg?raw';
import typeIcon from 'lucide-static/icons/type.svg?raw';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw';
import undo2 from 'lucide-static/icons/undo-2.svg?raw';
import video from 'lucide-static/icons/video.svg?raw';
import volume from 'lucide-static/icons/volume-2.svg?raw';
import wandSparkles from 'lucide-static/icons/wand-sparkles.svg?raw';
import brickWall from 'lucide-static/icons/brick-wall.svg?raw';
import fence from 'lucide-static/icons/fence.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import mountain from 'lucide-static/icons/mountain.svg?raw';
import squareDashed from 'lucide-static/icons/square-dashed.svg?raw';
import sprout from 'lucide-static/icons/sprout.svg?raw';
import stamp from 'lucide-static/icons/stamp.svg?raw';
import trees from 'lucide-static/icons/trees.svg?raw';
import waves from 'lucide-static/icons/waves.svg?raw';
import flagTriangle from 'lucide-static/icons/flag-triangle-right.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

export const ICONS = {
  'align-start-vertical': alignWest,
  'align-center-vertical': alignCentre,
  'align-end-vertical': alignEast,
  'align-start-horizontal': alignNorth,
  'align-center-horizontal': alignMiddle,
  'align-end-horizontal': alignSouth,
  'align-horizontal-distribute-center': spreadAcross,
  'align-vertical-distribute-center': spreadAlong,
  'archive-restore': archiveRestore,
  'arrow-up-down': arrowUpDown,
  bookmark,
  captions,
  check,
  'chevron-down': chevronDown,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'circle-check': circleCheck,
  'circle-x': circleX,
  copy,
  crosshair,
  dices,
  ellipsis,
  eye,
  'eye-off': eyeOff,
  'file-down': fileDown,
  'file-image': fileImage,
  'file-pen': filePen,
  flag,
  flame,
  folder,
  'folder-open': folderOpen,
  footprints,
  history,
  hourglass,
  image,
  info,
  keyboard,
  layers,
  'list-tree': listTree,
  lock,
  'lock-open': lockOpen,
  locate,
  maximize,
  megaphone,
  'mouse-pointer-2': mousePointer,
  move,
  'octagon-alert': octagonAlert,
  'panel-left': panelLeft,
  'panel-right': panelRight,
  pause,
  pencil,
  play,
  plus,
  printer,
  'redo-2': redo2,
  'rotate-ccw': rotateCcw,
  route,
  ruler,
  save,
  scale,
  search,
  settings,
  shield,
  'skip-back': skipBack,
  'skip-forward': skipForward,
  'step-back': stepBack,
  'step-forward': stepForward,
  swords,
  'trash-2': trash2,
  type: typeIcon,
  'triangle-alert': triangleAlert,
  'undo-2': undo2,
  video,
  volume,
  'wand-sparkles': wandSparkles,
  'brick-wall': brickWall,
  fence,
  house,
  mountain,
  'square-dashed': squareDashed,
  sprout,
  stamp,
  trees,
  waves,
  'flag-triangle-right': flagTriangle,
  x,
} as const;
export type IconName = keyof typeof ICONS;
