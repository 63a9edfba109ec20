#!/usr/bin/python3
"""Works on workbooks in one LibreOffice, as people would: run-jobs.py JOBS.json

JOBS.json is a list of jobs, done one after the other:

{"kind": "convert", "source": PATH, "target": PATH}   opened and saved in the format of the target's ending
{"kind": "csv", "source": PATH, "folder": PATH}       every sheet saved as CSV, named after the sheet
{"kind": "grade", "source": PATH, "target": PATH, "plan": PLAN}

PLAN is {code: {pointId: word}}, or {"rule": "yes" | "no" | "alternate", "yes": word, "no": word} for every code
("alternate" changes from cell to cell). Words are typed as they are. The source is opened, graded, saved as .ods, opened again and
saved as the target in its format, so that the file has been through two formats that are not ours.

Prints a list with an object a job: {} or, for a grading, {"rows": n, "cells": n}.

Needs Debian's python3-uno. Uses a user profile of its own and ends within 240 seconds.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

FILTERS = {".xlsx": "Calc MS Excel 2007 XML", ".ods": "calc8", ".xls": "MS Excel 97"}
# Comma, double quotes, UTF-8; text quoted, numbers as they are and not as shown, no formulas; all sheets.
CSV_OPTIONS = "44,34,76,1,,0,true,true,false,false,false,-1"
CODE = re.compile(r"^[CDFHJKMNPQRTVWXY][CDFHJKMNPQRTVWXY3479]{5}$")
START_SECONDS = 90
TOTAL_SECONDS = 240


def main(jobs_path):
    with open(jobs_path, encoding="utf-8") as file:
        jobs = json.load(file)
    profile = tempfile.mkdtemp(prefix="rxbaseline-lo-")
    pipe = f"rxbaseline{os.getpid()}"
    office = start_office(profile, pipe)
    try:
        desktop = connect(pipe, office)
        print(json.dumps([JOBS[job["kind"]](desktop, job, profile) for job in jobs]))
    finally:
        end_office(office)
        shutil.rmtree(profile, ignore_errors=True)


def convert(desktop, job, _profile):
    save_document(open_document(desktop, job["source"]), job["target"])
    return {}


def export_csv(desktop, job, profile):
    document = open_document(desktop, job["source"])
    folder = tempfile.mkdtemp(dir=profile)
    url = uno.systemPathToFileUrl(os.path.join(folder, "sheet.csv"))
    document.storeToURL(url, properties(FilterName="Text - txt - csv (StarCalc)", FilterOptions=CSV_OPTIONS))
    document.close(True)
    for name in os.listdir(folder):
        shutil.move(os.path.join(folder, name), os.path.join(job["folder"], name[len("sheet-") :]))
    return {}


def grade_workbook(desktop, job, profile):
    middle = os.path.join(profile, "graded.ods")
    document = open_document(desktop, job["source"])
    document.lockControllers()
    document.addActionLock()
    counts = grade(document, job["plan"])
    save_document(document, middle)
    save_document(open_document(desktop, middle), job["target"])
    return counts


JOBS = {"convert": convert, "csv": export_csv, "grade": grade_workbook}


def start_office(profile, pipe):
    return subprocess.Popen(
        [
            "soffice",
            f"-env:UserInstallation={uno.systemPathToFileUrl(profile)}",
            f"--accept=pipe,name={pipe};urp;",
            "--headless",
            "--invisible",
            "--norestore",
            "--nologo",
            "--nodefault",
            "--nofirststartwizard",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def connect(pipe, office):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            return context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
        except NoConnectException:
            if office.poll() is not None:
                sys.exit("LibreOffice ended before it could be reached")
            if time.monotonic() > until:
                sys.exit(f"LibreOffice did not start within {START_SECONDS} seconds")
            time.sleep(0.2)


def end_office(office):
    if office.poll() is not None:
        return
    os.killpg(office.pid, signal.SIGTERM)
    try:
        office.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(office.pid, signal.SIGKILL)
        office.wait()


def properties(**values):
    return tuple(PropertyValue(name, 0, value, 0) for name, value in values.items())


def open_document(desktop, path):
    url = uno.systemPathToFileUrl(os.path.abspath(path))
    document = desktop.loadComponentFromURL(url, "_blank", 0, properties(Hidden=True))
    if document is None:
        sys.exit(f"LibreOffice cannot open {path}")
    return document


def save_document(document, path):
    extension = os.path.splitext(path)[1].lower()
    url = uno.systemPathToFileUrl(os.path.abspath(path))
    document.storeToURL(url, properties(FilterName=FILTERS[extension], Overwrite=True))
    document.close(True)


def grade(document, plan):
    counts = {"rows": 0, "cells": 0}
    for index in range(document.Sheets.Count):
        sheet = document.Sheets.getByIndex(index)
        if sheet.IsVisible:
            grade_sheet(sheet, plan, counts)
    return counts


def grade_sheet(sheet, plan, counts):
    cursor = sheet.createCursor()
    cursor.gotoEndOfUsedArea(False)
    last_row, last_column = cursor.RangeAddress.EndRow, cursor.RangeAddress.EndColumn
    points = point_columns(sheet, last_column)
    for row in range(last_row + 1):
        code = sheet.getCellByPosition(0, row).String
        if not CODE.match(code):
            continue
        words = words_for(plan, code, [point for point, _ in points], counts["cells"])
        for point, column in points:
            if point in words:
                cell = sheet.getCellByPosition(column, row)
                cell.String = words[point]
                if cell.String != words[point]:
                    sys.exit(f"{sheet.Name}: the grade cell of {code} {point} is locked")
                counts["cells"] += 1
        counts["rows"] += 1


def point_columns(sheet, last_column):
    """Columns whose header has an id on a line of its own."""
    headers = ((sheet.getCellByPosition(column, 0).String, column) for column in range(last_column + 1))
    return [(header.split("\n")[0], column) for header, column in headers if "\n" in header]


def words_for(plan, code, points, done):
    rule = plan.get("rule")
    if rule is None:
        return plan.get(code, {})
    if rule == "alternate":
        return {point: plan["yes" if (done + place) % 2 == 0 else "no"] for place, point in enumerate(points)}
    return {point: plan[rule] for point in points}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    signal.signal(signal.SIGALRM, lambda *_: sys.exit(f"LibreOffice did not finish within {TOTAL_SECONDS} seconds"))
    signal.alarm(TOTAL_SECONDS)
    main(*sys.argv[1:])
